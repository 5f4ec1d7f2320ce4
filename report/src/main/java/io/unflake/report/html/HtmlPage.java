package io.unflake.report.html;

import java.util.function.Consumer;

/** A self-contained page in light and dark colours. */
public final class HtmlPage {

    private static final String STYLE = """
            :root { color-scheme: light dark; --ground: #fff; --ink: #1c1f23; --soft: #5b636d; --rule: #d8dce1;
              --grid: #e9ecef; --s0: #0067a5; --s1: #c8500a; --s2: #00805a; --s3: #a8478a; --s4: #8a6d00; --s5: #3f3fbf; }
            @media (prefers-color-scheme: dark) { :root { --ground: #16191d; --ink: #e7eaee; --soft: #a3acb6;
              --rule: #3a4149; --grid: #2a3037; --s0: #5cb3ea; --s1: #ff9a5c; --s2: #3fcf9f; --s3: #e58fc8;
              --s4: #e0c04a; --s5: #a7a7ff; } }
            * { box-sizing: border-box; }
            body { margin: 0 auto; padding: 24px 20px 60px; max-width: 1080px; background: var(--ground);
              color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
            h1 { font-size: 26px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 36px 0 8px; }
            p { margin: 6px 0; max-width: 76ch; } .soft { color: var(--soft); }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
            th, td { padding: 4px 14px 4px 0; text-align: right; border-bottom: 1px solid var(--rule);
              white-space: nowrap; }
            th { white-space: normal; overflow-wrap: break-word; max-width: 18em; vertical-align: bottom; }
            th:first-child, td:first-child, td.name, th.name { text-align: left; }
            td:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 8em; }
            ul.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 22px; margin: 10px 0; padding: 0; }
            ul.legend li { display: flex; align-items: center; gap: 8px; overflow-wrap: anywhere; }
            ul.legend svg { width: 34px; height: 14px; flex: none; }
            .plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 18px 24px; }
            figure { margin: 12px 0; } figure svg { width: 100%; height: auto; display: block; }
            figure.large { max-width: 760px; overflow-x: auto; } figure.large svg { min-width: 520px; }
            figcaption { font-weight: 600; margin-bottom: 4px; overflow-wrap: anywhere; }
            svg text { fill: var(--soft); font: 12px system-ui, sans-serif; }
            .grid { stroke: var(--grid); } .axis { stroke: var(--soft); }
            .line { fill: none; stroke-width: 2; stroke-linejoin: round; } .band { stroke: none; opacity: 0.13; }
            .expected { fill: none; stroke: var(--soft); stroke-width: 1.5; }
            .e0 { stroke-dasharray: 7 4; } .e1 { stroke-dasharray: 2 3; }
            .s0 { stroke: var(--s0); fill: var(--s0); } .s1 { stroke: var(--s1); fill: var(--s1); }
            .s2 { stroke: var(--s2); fill: var(--s2); } .s3 { stroke: var(--s3); fill: var(--s3); }
            .s4 { stroke: var(--s4); fill: var(--s4); } .s5 { stroke: var(--s5); fill: var(--s5); }
            .line.s0, .line.s1, .line.s2, .line.s3, .line.s4, .line.s5 { fill: none; }
            summary { cursor: pointer; margin: 28px 0 8px; font-weight: 600; }
            """;

    private HtmlPage() {}

    /** Returns a page with a title and a body. */
    public static String of(String title, Consumer<Html> body) {
        Html html = new Html();
        html.trusted("<!DOCTYPE html>\n").open("html", "lang", "en");
        html.open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.element("title", title);
        html.open("style").trusted(STYLE).close();
        html.close().open("body");
        body.accept(html);
        return html.close().close().toString();
    }
}

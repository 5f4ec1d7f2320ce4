package io.unflake.model.strategy;

import java.util.List;

/** The APIs that open network connections. */
final class ConnectTargets {

    private static final String ADDRESS = "Ljava/net/SocketAddress;";
    private static final String HOST = "Ljava/lang/String;";
    private static final String INET = "Ljava/net/InetAddress;";
    private static final String REQUEST = "(Ljava/net/http/HttpRequest;Ljava/net/http/HttpResponse$BodyHandler;";

    private final TargetTable table = new TargetTable(SiteKind.CONNECT);

    static List<Target> targets() {
        ConnectTargets connects = new ConnectTargets();
        connects.sockets();
        connects.urls();
        connects.http();
        return connects.table.targets();
    }

    private void sockets() {
        table.add(Form.ARGUMENT, "ConnectHooks.connecting", "java/net/Socket", "connect(" + ADDRESS + "I)V");
        before("java/net/Socket", "connect(" + ADDRESS + ")V");
        for (String host : List.of(HOST, INET)) {
            before("java/net/Socket", "<init>(" + host + "I)V", "<init>(" + host + "IZ)V");
            before("java/net/Socket", "<init>(" + host + "I" + INET + "I)V");
            before("javax/net/SocketFactory", "createSocket(" + host + "I)Ljava/net/Socket;");
            before("javax/net/SocketFactory", "createSocket(" + host + "I" + INET + "I)Ljava/net/Socket;");
        }
        String channel = "java/nio/channels/SocketChannel";
        table.redirect("ConnectHooks", channel, "connect(" + ADDRESS + ")Z");
        before(channel, "open(" + ADDRESS + ")L" + channel + ";");
    }

    private void before(String owner, String... methods) {
        table.add(Form.PRELUDE, "ConnectHooks.connecting", owner, methods);
    }

    private void urls() {
        String connection = "java/net/URLConnection";
        table.redirect("UrlHooks", connection, "setConnectTimeout(I)V", "getConnectTimeout()I");
        mayConnect(connection, "connect()V", "getInputStream()Ljava/io/InputStream;");
        mayConnect(connection, "getOutputStream()Ljava/io/OutputStream;", "getContent()Ljava/lang/Object;");
        mayConnect(connection, "getContentLength()I", "getContentLengthLong()J", "getContentType()Ljava/lang/String;");
        mayConnect(connection, "getHeaderFields()Ljava/util/Map;");
        mayConnect("java/net/HttpURLConnection", "getResponseCode()I", "getResponseMessage()Ljava/lang/String;");
        table.add(Form.PEEK, "UrlHooks.opening", "java/net/URL", "openStream()Ljava/io/InputStream;");
        table.add(Form.PEEK, "UrlHooks.opening", "java/net/URL", "getContent()Ljava/lang/Object;");
    }

    private void mayConnect(String owner, String... methods) {
        table.add(Form.PEEK, "UrlHooks.connecting", owner, methods);
    }

    private void http() {
        String client = "java/net/http/HttpClient";
        table.add(
                Form.ARGUMENT,
                "HttpHooks.connectTimeout",
                client + "$Builder",
                "connectTimeout(Ljava/time/Duration;)Ljava/net/http/HttpClient$Builder;");
        table.add(Form.PEEK, "HttpHooks.sending", client, "send" + REQUEST + ")Ljava/net/http/HttpResponse;");
        String answer = ")Ljava/util/concurrent/CompletableFuture;";
        table.add(Form.RESULT, "HttpHooks.sent", client, "sendAsync" + REQUEST + answer);
        String push = "Ljava/net/http/HttpResponse$PushPromiseHandler;";
        table.add(Form.RESULT, "HttpHooks.sent", client, "sendAsync" + REQUEST + push + answer);
    }
}

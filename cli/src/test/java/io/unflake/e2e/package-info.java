/** The product as its users get it: the built distribution, run on projects whose truth is known. */
package io.unflake.e2e;

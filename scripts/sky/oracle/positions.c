/* Prints positions of the Swiss Ephemeris library: one request a line, "<jd tt> <body> <flags>",
 * one answer a line, six numbers, or "error <text>". Compiled and started by oracle.ts. */
#include <stdio.h>
#include <swephexp.h>

int main(int argc, char **argv) {
  char path[AS_MAXCH];
  double julian_day, result[6];
  int body, flags;
  snprintf(path, sizeof path, "%s", argc > 1 ? argv[1] : "/usr/share/libswe/ephe");
  swe_set_ephe_path(path);
  while (scanf("%lf %d %d", &julian_day, &body, &flags) == 3) {
    char message[AS_MAXCH] = "";
    int returned = swe_calc(julian_day, body, flags | SEFLG_SWIEPH, result, message);
    if (returned < 0 || !(returned & SEFLG_SWIEPH)) {
      printf("error %s\n", message);
    } else {
      printf("%.17g %.17g %.17g %.17g %.17g %.17g\n", result[0], result[1], result[2], result[3],
             result[4], result[5]);
    }
  }
  swe_close();
  return 0;
}

/* Charts per second of the Swiss Ephemeris C library; argument: number of charts.
 * One chart: Sun to Pluto with speeds, mean and true node, Placidus. */
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>
#include <time.h>

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  int charts = argc > 1 ? atoi(argv[1]) : 1000;
  double sum = 0, position[6], cusps[13], angles[10];
  char message[AS_MAXCH];
  swe_set_ephe_path("/usr/share/libswe/ephe");
  if (!(swe_calc_ut(2451545, 0, SEFLG_SWIEPH, position, message) & SEFLG_SWIEPH)) {
    fprintf(stderr, "no ephemeris files: %s\n", message);
    return 1;
  }
  double start = seconds();
  for (int i = 0; i < charts; i++) {
    /* The same instants as bench.ts: 1800 to 2100 by the golden section. */
    double share = (i + 1) * 0.6180339887498949;
    double julian_day = 2378497 + (share - (long)share) * 109572;
    for (int body = SE_SUN; body <= SE_TRUE_NODE; body++) {
      swe_calc_ut(julian_day, body, SEFLG_SWIEPH | SEFLG_SPEED, position, message);
      sum += position[0];
    }
    swe_houses(julian_day, 51.5, -0.1, 'P', cusps, angles);
    sum += cusps[2];
  }
  printf("%f %f\n", charts / (seconds() - start), sum);
  swe_close();
  return 0;
}

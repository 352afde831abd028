/* Searches by the Swiss Ephemeris C library; argument: rounds. Prints "aspects ms transits ms".
 * Bodies are sampled with speeds; where an angle is passed between two samples, Newton's steps settle it to a
 * tenth of a second. Loops that turn within one sample are not looked for, which spares it work. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>
#include <time.h>

#define SETTLED 1e-6
static const double ANGLES[8] = {0, 60, 90, 120, 180, 240, 270, 300};
static char message[AS_MAXCH];

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec * 1e-6;
}

static double signed_degrees(double angle) {
  double turned = fmod(angle + 180, 360);
  return (turned < 0 ? turned + 360 : turned) - 180;
}

/* Longitude and speed of a body less those of another, or of a fixed place where there is none. */
static void motion(double at, int body, int other, double *out) {
  double place[6], second[6] = {0};
  swe_calc(at, body, SEFLG_SWIEPH | SEFLG_SPEED, place, message);
  if (other >= 0) swe_calc(at, other, SEFLG_SWIEPH | SEFLG_SPEED, second, message);
  out[0] = place[0] - second[0];
  out[1] = place[3] - second[3];
}

static double settle(double at, int body, int other, double angle) {
  double now[2];
  for (int step = 0; step < 20; step++) {
    motion(at, body, other, now);
    double change = signed_degrees(now[0] - angle) / now[1];
    at -= change;
    if (fabs(change) < SETTLED) break;
  }
  return at;
}

static double step_days(int body) { return body == SE_MOON ? 0.5 : 2; }

/* Passes of angles in a stretch; samples[i] holds longitude and speed. */
static int passes(double from, double step, int count, double (*samples)[2], int body, int other,
                  const double *angles, int size) {
  int found = 0;
  for (int i = 0; i < count; i++) {
    for (int k = 0; k < size; k++) {
      double left = signed_degrees(samples[i][0] - angles[k]);
      double right = signed_degrees(samples[i + 1][0] - angles[k]);
      if (fabs(left) > 90 || fabs(right) > 90 || (left > 0) == (right > 0)) continue;
      double guess = from + (i + left / (left - right)) * step;
      if (settle(guess, body, other, angles[k]) > 0) found++;
    }
  }
  return found;
}

static double (*sample(double from, double days, double step, int body))[2] {
  int count = (int)ceil(days / step);
  double(*samples)[2] = malloc(sizeof(double[2]) * (count + 1));
  for (int i = 0; i <= count; i++) motion(from + i * step, body, -1, samples[i]);
  return samples;
}

static int year_of_aspects(double from) {
  static double apart[800][2];
  double days = 365;
  double(*tracks[7])[2];
  int found = 0;
  for (int body = 0; body < 7; body++) tracks[body] = sample(from, days, 0.5, body);
  for (int a = 0; a < 7; a++) {
    for (int b = a + 1; b < 7; b++) {
      double step = a == SE_MOON || b == SE_MOON ? 0.5 : 2;
      int stride = (int)(step / 0.5), count = (int)(days / step);
      for (int i = 0; i <= count; i++) {
        apart[i][0] = tracks[a][i * stride][0] - tracks[b][i * stride][0];
        apart[i][1] = tracks[a][i * stride][1] - tracks[b][i * stride][1];
      }
      found += passes(from, step, count, apart, a, b, ANGLES, 8);
    }
  }
  for (int body = 0; body < 7; body++) free(tracks[body]);
  return found;
}

static int transits(double from) {
  double angles[12 * 8], days = 3652;
  int found = 0;
  for (int point = 0; point < 12; point++)
    for (int k = 0; k < 8; k++) angles[point * 8 + k] = fmod(17.3 + point * 33.7 + ANGLES[k], 360);
  for (int body = SE_SUN; body <= SE_PLUTO; body++) {
    if (body == SE_MOON) continue;
    double step = step_days(body);
    double(*samples)[2] = sample(from, days, step, body);
    found += passes(from, step, (int)(days / step), samples, body, -1, angles, 12 * 8);
    free(samples);
  }
  return found;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 3, counts[2] = {0};
  double best[2] = {1e9, 1e9}, position[6];
  swe_set_ephe_path("/usr/share/libswe/ephe");
  if (!(swe_calc_ut(2451545, 0, SEFLG_SWIEPH, position, message) & SEFLG_SWIEPH)) {
    fprintf(stderr, "no ephemeris files: %s\n", message);
    return 1;
  }
  for (int round = 0; round < rounds; round++) {
    double start = milliseconds();
    counts[0] = year_of_aspects(2460310.5);
    double middle = milliseconds();
    counts[1] = transits(2460310.5);
    double end = milliseconds();
    best[0] = fmin(best[0], middle - start);
    best[1] = fmin(best[1], end - middle);
  }
  printf("%d %f %d %f\n", counts[0], best[0], counts[1], best[1]);
  swe_close();
  return 0;
}

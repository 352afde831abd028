/** Bodies whose progressed signs are proved where no time of birth is given. */
export const CERTIFIED = ["sun", "moon", "mercury", "venus", "mars"] as const;

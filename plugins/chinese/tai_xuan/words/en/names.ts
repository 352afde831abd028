/** Names of the 81 heads, as Unicode gives them; of two words the plainer. */
export const names: readonly string[] = `
Centre
Full circle
Mired
Barrier
Keeping small
Contrariety
Ascent
Opposition
Branching out
Distortion
Divergence
Youthfulness
Increase
Penetration
Reach
Contact
Holding back
Waiting
Following
Advance
Release
Resistance
Ease
Joy
Contention
Endeavour
Duties
Change
Decisiveness
Bold resolution
Packing
Legion
Closeness
Kinship
Gathering
Strength
Purity
Fullness
Residence
Law
Response
Going to meet
Encounters
Stove
Greatness
Enlargement
Pattern
Ritual
Flight
Vastness
Constancy
Measure
Eternity
Unity
Diminishment
Closed mouth
Guardedness
Gathering in
Massing
Accumulation
Embellishment
Doubt
Watch
Sinking
Inner
Departure
Darkening
Dimming
Exhaustion
Severance
Stoppage
Hardness
Completion
Closure
Failure
Aggravation
Compliance
On the verge
Difficulties
Labouring
Fostering
`
  .trim()
  .split("\n");

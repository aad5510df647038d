import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'visit.time': [422, 'No time of the day', 'Write a time as 09:30.', 'Schrijf een tijd als 09:30.'],
  'visit.past': [422, 'In the past', 'Choose a moment that is still to come.', 'Kies een moment dat nog moet komen.'],
  'visit.late': [422, 'Too late on the day', 'The last visit would end after midnight. Begin earlier, or plan fewer.', 'Het laatste bezoek duurt dan tot na middernacht. Begin eerder, of plan er minder.'],
  'visit.outside': [422, 'Outside the internship', '{student} is not at the host on that day: the internship is from {from} until {until}.', '{student} loopt dan geen stage: de stage is van {from} tot en met {until}.'],
  'visit.over': [422, 'Not under way', 'The internship of {student} is over, or not agreed yet.', 'De stage van {student} is voorbij, of nog niet afgesproken.'],
  'visit.busy': [422, 'Somebody is already away', 'There is a visit at {host} then, from {time}. Choose another time.', 'Dan is er al een bezoek bij {host}, vanaf {time}. Kies een andere tijd.'],
  'visit.twice': [422, 'Already planned', '{student} has a visit on that day already, at {time}.', '{student} heeft die dag al een bezoek, om {time}.'],
  'visit.notYet': [409, 'Not yet', 'It is only done on its day: {day}.', 'Het is pas geweest op de dag zelf: {day}.'],
} as const satisfies ErrorTable

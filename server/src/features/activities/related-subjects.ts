/** What else events are about: where their data says it, and what kind of thing that is. */
const others = [
  { names: ['student.joined_group', 'student.left_group'], type: 'groups', key: 'groupId' },
  { names: ['bulk.finished', 'bulk.undone'], type: 'groups', key: 'groupId' },
  { names: ['mentorship.linked', 'mentorship.unlinked'], type: 'users', key: 'mentorId' },
  { names: ['mentorships.handed_over'], type: 'users', key: 'toId' },
  { names: ['groups.copied', 'internshipPeriods.copied'], type: 'schoolYears', key: 'toSchoolYearId' },
] as const

const whenOther = (t: string, then: (other: (typeof others)[number]) => string) =>
  others.map((each) => `when ${t}.name in (${each.names.map((name) => `'${name}'`).join(', ')}) then ${then(each)}`)

export const otherType = (t: string) => `case ${whenOther(t, ({ type }) => `'${type}'`).join(' ')} end`
export const otherId = (t: string) => `(case ${whenOther(t, ({ key }) => `${t}.data->>'${key}'`).join(' ')} end)::uuid`

import type { Site } from '#engine/call.ts'
import type { SavedPhase } from '#protocol/features/workflows.ts'

type Part = Pick<SavedPhase, 'kind' | 'name' | 'nameEn' | 'actor' | 'dueRule' | 'dueDays'> & Partial<SavedPhase>

const phase = (part: Part): SavedPhase => ({
  step: 0,
  explanation: null,
  explanationEn: null,
  dueDate: null,
  byHand: false,
  remindDays: [3],
  onlySelfFound: false,
  onlyMinors: false,
  levelIds: [],
  ...part,
})

/** The route that a site begins with follows from its flags: contracts, hours and evaluations appear only where they exist. */
export function defaultPhases({ flags }: Pick<Site, 'flags'>): SavedPhase[] {
  const contract = flags.digitalContracts
    ? { name: 'Contract tekenen', nameEn: 'Sign the contract' }
    : { name: 'Contract inleveren', nameEn: 'Hand in the contract' }
  const hours = flags.paperTimesheets
    ? { name: 'Urenbriefje inleveren', nameEn: 'Hand in the timesheet' }
    : { name: 'Uren maken', nameEn: 'Do the hours' }
  return [
    phase({
      kind: 'search',
      name: 'Stageplek zoeken',
      nameEn: 'Find a place',
      explanation: 'Kies een plek in de stagebank, of meld een plek die je zelf hebt gevonden.',
      explanationEn: 'Choose a place in the stagebank, or report one that you found yourself.',
      actor: 'student',
      dueRule: 'previous',
      dueDays: 30,
    }),
    phase({
      kind: 'approval',
      name: 'Akkoord van mentor',
      nameEn: 'Mentor agrees',
      actor: 'mentor',
      dueRule: 'previous',
      dueDays: 7,
    }),
    phase({
      kind: 'contract',
      ...contract,
      explanation: 'Jij, je stageplek en school zetten een handtekening. Daarna mag je beginnen.',
      explanationEn: 'You, your host and your school sign. Then you may begin.',
      actor: 'student',
      dueRule: 'previous',
      dueDays: 14,
    }),
    ...(flags.hours
      ? [
          phase({
            kind: 'hours',
            ...hours,
            explanation: 'Schrijf op wanneer je er was. Je begeleider zegt of het klopt.',
            explanationEn: 'Write down when you were there. Your supervisor says whether it is right.',
            actor: 'student',
            dueRule: 'end',
            dueDays: 0,
          }),
        ]
      : []),
    phase({
      kind: 'assignment',
      name: 'Stageopdracht',
      nameEn: 'Assignment',
      actor: 'student',
      dueRule: 'end',
      dueDays: 7,
    }),
    ...(flags.evaluationForms
      ? [
          phase({
            kind: 'evaluation',
            name: 'Terugblik',
            nameEn: 'Looking back',
            actor: 'student',
            dueRule: 'end',
            dueDays: 14,
          }),
        ]
      : []),
    phase({ kind: 'completion', name: 'Afronden', nameEn: 'Completion', actor: 'mentor', dueRule: 'end', dueDays: 21 }),
  ].map((each, step) => ({ ...each, step }))
}

/** The route of a volunteer: what a school asks for, signs or marks is not there. */
export function volunteerPhases({ flags }: Pick<Site, 'flags'>): SavedPhase[] {
  return [
    phase({
      kind: 'search',
      name: 'Plek zoeken',
      nameEn: 'Find a place',
      actor: 'student',
      dueRule: 'none',
      dueDays: null,
    }),
    ...(flags.hours
      ? [phase({ kind: 'hours', name: 'Meedoen', nameEn: 'Taking part', actor: 'student', dueRule: 'end', dueDays: 0 })]
      : []),
    phase({ kind: 'completion', name: 'Afronden', nameEn: 'Completion', actor: 'host', dueRule: 'end', dueDays: 7 }),
  ].map((each, step) => ({ ...each, step }))
}

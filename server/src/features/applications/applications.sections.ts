import { allOf, compile, Params, sqlCondition } from '#engine/judging/condition.ts'
import { countLine, periodicSection, waitingSection } from '#engine/periodic-section.ts'
import { worksAtHost } from '#features/internships/internships.policy.ts'
import { toAnswer } from './to-answer.ts'

/** So long a student should not wait for an answer. */
const SILENT_DAYS = 7

export const applicationSections = [
  waitingSection('applicationsToApprove', 'applications', {
    title: { nl: 'Aanmeldingen om goed te keuren', en: 'Applications to approve' },
    isFor: (me) => me.staffOf().length > 0,
    words: {
      nl: ['1 aanmelding wacht op een ja of nee', '{n} aanmeldingen wachten op een ja of nee'],
      en: ['1 application waits for a yes or a no', '{n} applications wait for a yes or a no'],
    },
    path: '/te-beoordelen/aanmeldingen',
  }),
  waitingSection('applicationsAtHost', 'applicationsAtHost', {
    title: { nl: 'Aanmeldingen', en: 'Applications' },
    isFor: worksAtHost,
    words: {
      nl: ['1 aanmelding wacht op antwoord', '{n} aanmeldingen wachten op antwoord'],
      en: ['1 application waits for an answer', '{n} applications wait for an answer'],
    },
    path: '/aanmeldingen',
  }),
  /** Of hosts where nobody signs in, for whom the centre answers; of others it does not read what they are asked. */
  periodicSection('silentHosts', {
    kind: 'turn',
    title: { nl: 'Organisaties die niet antwoorden', en: 'Organizations that do not answer' },
    isFor: (me) => me.isCenterAdmin,
    lines: async (reader) => {
      const params = new Params()
      const silent = sqlCondition((t) => `${t}.sent_at < now() - interval '${SILENT_DAYS} days'`)
      const where = compile(allOf(toAnswer(reader.me), silent), 't', params)
      if (where === false) return []
      const [row] = await reader.read<{ count: number }>({
        text: `select count(distinct t.organization_id)::int as count from applications t where ${where}`,
        values: params.values,
      })
      return countLine(
        row?.count ?? 0,
        reader,
        {
          nl: ['1 organisatie antwoordt al een week niet', '{n} organisaties antwoorden al een week niet'],
          en: ['1 organization has not answered for a week', '{n} organizations have not answered for a week'],
        },
        '/aanmeldingen',
      )
    },
  }),
]

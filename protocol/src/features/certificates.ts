import { event, resource, toOne } from '#protocol/declaring/define.ts'
import { id, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

/** What somebody keeps of an internship that was completed: one sealed page. */
export const certificates = resource('certificates', {
  attributes: {
    status: oneOf(['valid', 'withdrawn'] as const, { readOnly: true }),
    /** Of where it was, as it stands on the page. */
    organizationName: text({ readOnly: true }),
    /** What stands on the page, for who has it on paper only. */
    code: text({ readOnly: true }),
    issuedAt: timestamp({ readOnly: true }),
    withdrawnAt: timestamp({ optional: true, readOnly: true }),
  },
  relationships: {
    internship: toOne('internships', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
  },
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'], studentId: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['issuedAt'],
  defaultSort: '-issuedAt',
  includes: ['internship', 'student'],
})

const about = { certificateId: id(), internshipId: id(), studentId: id() }
export const certificateIssued = event('certificate.issued', about)
export const certificateWithdrawn = event('certificate.withdrawn', about)

export const certificateLife = lifecycle(certificates, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: { valid: certificateIssued },
  moves: {
    /** The internship goes on again. What was handed out stays known, as one that counts no more. */
    withdraw: { from: ['valid'], to: 'withdrawn', by: 'system', emits: certificateWithdrawn },
  },
})

/** What stands on one, kept beside the file to know it again by. */
export type CertificatePaper = {
  locale: 'nl' | 'en'
  isVolunteer: boolean
  student: string
  firstName: string
  /** What they did there. */
  work: string
  sector: string | null
  host: string
  town: string | null
  school: string | null
  firstDay: string | null
  lastDay: string | null
  /** `confirmed`: by who was there. `agreed`: what was planned, where nobody keeps hours here. */
  minutes: number | null
  hoursAre: 'confirmed' | 'agreed'
  steps: { name: string; day: string }[]
}

export const certificatePath = (certificateId: string) => `/api/v1/certificates/${certificateId}/document`

import { hostMails } from './mails/host.mails.ts'
import { schoolMails } from './mails/school.mails.ts'
import { studentMails } from './mails/student.mails.ts'

export const applicationMails = { ...hostMails, ...studentMails, ...schoolMails }
export type ApplicationMail = keyof typeof applicationMails

import { hostMails } from './host.mails.ts'
import { schoolMails } from './school.mails.ts'
import { studentMails } from './student.mails.ts'

export const applicationMails = { ...hostMails, ...studentMails, ...schoolMails }
export type ApplicationMail = keyof typeof applicationMails

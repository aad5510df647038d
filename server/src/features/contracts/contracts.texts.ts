import type { TextKind } from '#mail/queue-text.ts'
import { contractMails } from './contracts.mails.ts'

/** What a mail is enough for, nobody's pocket is disturbed with. */
export type Purpose = Exclude<keyof typeof contractMails, 'contractSignedByOne' | 'contractUnsigned' | `own${string}`>
const text = (mail: Purpose, nl: string, en: string): TextKind => ({ purpose: contractMails[mail].purpose, nl, en })

/** What a mail says, to a phone: no more than who asks what, and the link. */
const contractTexts: Record<Purpose, TextKind> = {
  contractToSign: text(
    'contractToSign',
    '{school} vraagt u om het stagecontract van {student} te tekenen. Dat kan hier, zonder account: {link}',
    '{school} asks you to sign the internship contract of {student}. Here, without an account: {link}',
  ),
  contractReminder: text(
    'contractReminder',
    'Herinnering: het stagecontract van {student} wacht nog op uw handtekening: {link}',
    'Reminder: the internship contract of {student} still waits for your signature: {link}',
  ),
  contractExtended: text(
    'contractExtended',
    'Er is meer tijd om het stagecontract van {student} te tekenen, tot en met {until}: {link}',
    'There is more time to sign the internship contract of {student}, until {until}: {link}',
  ),
  contractToFill: text(
    'contractToFill',
    '{school} vraagt u om het stagecontract van {student} aan te vullen: {link}',
    '{school} asks you to complete the internship contract of {student}: {link}',
  ),
  contractCompleted: text(
    'contractCompleted',
    'Iedereen heeft het stagecontract van {student} getekend. Download het hier, 30 dagen lang: {link}',
    'Everybody signed the internship contract of {student}. Download it here, for 30 days: {link}',
  ),
  contractDeclined: text(
    'contractDeclined',
    'Het stagecontract van {student} gaat zo niet door: {by} tekent niet. {school} neemt contact op.',
    'The internship contract of {student} was declined by {by}. {school} will be in touch.',
  ),
  contractChanged: text(
    'contractChanged',
    '{school} heeft het stagecontract van {student} veranderd. U krijgt een nieuwe link als u aan de beurt bent.',
    '{school} changed the internship contract of {student}. You get a new link when it is your turn.',
  ),
}

/** The same to a student, whom one does not address as one does their parents. */
const own: Partial<Record<Purpose, string>> = {
  contractToSign: '{school} vraagt je om je stagecontract te tekenen. Dat kan hier, zonder in te loggen: {link}',
  contractReminder: 'Herinnering: je stagecontract wacht nog op je handtekening: {link}',
  contractToFill: '{school} vraagt je om je stagecontract aan te vullen: {link}',
  contractChanged: '{school} heeft je stagecontract veranderd. Je krijgt een nieuwe link als je aan de beurt bent.',
}

/** In words of its own for a student, as `mailFor` does. */
export function textFor(purpose: Purpose, { role }: { role: string }): TextKind {
  const [text, nl] = [contractTexts[purpose], own[purpose]]
  return role === 'student' && nl ? { ...text, nl } : text
}

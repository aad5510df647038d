import { type MailKind, mails } from '#mail/mail-kind.ts'

type Text = { subject: string; body: string[]; button: string }
/** To people whom we know by name only: a baker, a mother. */
const toSigner = (nl: Text, en: Text, keeps = 0) => ({
  nl: { ...nl, body: ['Beste {name},', ...nl.body] },
  en: { ...en, body: ['Dear {name},', ...en.body] },
  // What a link does and what a signature is worth: that is not for a school to leave out.
  keeps,
})
/** To the student whose contract it is. */
const toStudent = (nl: Text, en: Text, keeps = 0) => ({
  to: 'student' as const,
  nl: { ...nl, body: ['Hoi {firstName},', ...nl.body] },
  en: { ...en, body: ['Hi {firstName},', ...en.body] },
  keeps,
})
const ownTurn = {
  nl: 'Lees het rustig. Er gebeurt pas iets als je zelf tekent.',
  en: 'Take your time to read it. Nothing happens until you sign yourself.',
}
const noAccount = {
  nl: 'Het kost een minuut en een account is niet nodig. Er gebeurt pas iets als u zelf tekent.',
  en: 'It takes a minute and you need no account. Nothing happens until you sign yourself.',
}
const read = { nl: 'Lezen en tekenen', en: 'Read and sign' }

export const contractMails = mails('signers', {
  contractToSign: toSigner(
    {
      subject: 'Wilt u het stagecontract van {student} tekenen?',
      body: [
        '{student} gaat stage lopen bij {organization}. {school} vraagt u om het contract te tekenen.',
        noAccount.nl,
      ],
      button: read.nl,
    },
    {
      subject: 'Would you sign the internship contract of {student}?',
      body: [
        '{student} is going to do an internship at {organization}. {school} asks you to sign the contract.',
        noAccount.en,
      ],
      button: read.en,
    },
    1,
  ),
  contractReminder: toSigner(
    {
      subject: 'Herinnering: het stagecontract van {student}',
      body: ['Het contract van {student} bij {organization} wacht nog op uw handtekening.', noAccount.nl],
      button: read.nl,
    },
    {
      subject: 'Reminder: the internship contract of {student}',
      body: ['The contract of {student} at {organization} is still waiting for your signature.', noAccount.en],
      button: read.en,
    },
    1,
  ),
  contractExtended: toSigner(
    {
      subject: 'Meer tijd voor het stagecontract van {student}',
      body: [
        'U kunt het contract van {student} bij {organization} nu tekenen tot en met {until}.',
        'Gebruik de link in deze mail: een oudere link werkt misschien niet meer.',
      ],
      button: read.nl,
    },
    {
      subject: 'More time for the internship contract of {student}',
      body: [
        'You can now sign the contract of {student} at {organization} until {until}.',
        'Use the link in this mail: an older one may not work any more.',
      ],
      button: read.en,
    },
    1,
  ),
  contractToFill: toSigner(
    {
      subject: 'Vult u het stagecontract van {student} aan?',
      body: [
        '{student} gaat stage lopen bij {organization}. {school} vraagt u om een paar dingen in te vullen, zoals de werktijden. Daarna wordt er getekend.',
      ],
      button: 'Invullen',
    },
    {
      subject: 'Would you complete the internship contract of {student}?',
      body: [
        '{student} is going to do an internship at {organization}. {school} asks you to fill in a few things, such as the working hours. After that it is signed.',
      ],
      button: 'Fill in',
    },
  ),
  contractCompleted: toSigner(
    {
      subject: 'Iedereen heeft het stagecontract van {student} getekend',
      body: [
        'Het contract van {student} bij {organization} is door iedereen getekend en verzegeld.',
        '{attached}',
        'Bewaar het goed. Aan het zegel ziet iedereen dat er niets aan veranderd is.',
      ],
      button: 'Contract bekijken',
    },
    {
      subject: 'Everybody signed the internship contract of {student}',
      body: [
        'The contract of {student} at {organization} was signed by everybody, and sealed.',
        '{attached}',
        'Keep it. By its seal everybody can see that nothing in it was changed.',
      ],
      button: 'Look at the contract',
    },
    2,
  ),
  contractSignedByOne: toSigner(
    {
      subject: '{by} tekende het stagecontract van {student}',
      body: ['{by} heeft het contract van {student} bij {organization} getekend. Het wacht nog op anderen.'],
      button: 'Bekijken',
    },
    {
      subject: '{by} signed the internship contract of {student}',
      body: ['{by} signed the contract of {student} at {organization}. It still waits for others.'],
      button: 'Look at it',
    },
  ),
  contractUnsigned: {
    to: 'school',
    nl: {
      subject: 'Nog niet getekend: het stagecontract van {student}',
      body: [
        'Hoi {firstName},',
        '{student} begint op {firstDay} bij {organization}, en het contract is nog niet getekend.',
        'Dit ontbreekt nog: {missing}.',
      ],
      button: 'Naar het contract',
    },
    en: {
      subject: 'Not signed yet: the internship contract of {student}',
      body: [
        'Hi {firstName},',
        '{student} begins on {firstDay} at {organization}, and the contract is not signed yet.',
        'This is still missing: {missing}.',
      ],
      button: 'To the contract',
    },
  },
  contractDeclined: toSigner(
    {
      subject: 'Het stagecontract van {student} gaat niet door',
      body: [
        '{by} tekent het contract van {student} bij {organization} niet.',
        '“{reason}”',
        'De school neemt contact op.',
      ],
      button: 'Bekijken',
    },
    {
      subject: 'The internship contract of {student} was declined',
      body: [
        '{by} does not sign the contract of {student} at {organization}.',
        '“{reason}”',
        'The school will be in touch.',
      ],
      button: 'Look at it',
    },
  ),
  contractChanged: toSigner(
    {
      subject: 'Het stagecontract van {student} is veranderd',
      body: [
        'De school heeft het contract van {student} bij {organization} veranderd: “{reason}”',
        'Handtekeningen onder de vorige versie gelden niet meer. U krijgt een nieuwe link als u aan de beurt bent.',
      ],
      button: 'Naar de site',
    },
    {
      subject: 'The internship contract of {student} was changed',
      body: [
        'The school changed the contract of {student} at {organization}: “{reason}”',
        'Signatures on the version before count no more. You get a new link when it is your turn.',
      ],
      button: 'To the site',
    },
    1,
  ),
  ownContractToSign: toStudent(
    {
      subject: 'Je stagecontract ligt klaar om te tekenen',
      body: ['Je gaat stage lopen bij {organization}. {school} vraagt je om het contract te tekenen.', ownTurn.nl],
      button: read.nl,
    },
    {
      subject: 'Your internship contract is ready to sign',
      body: [
        'You are going to do an internship at {organization}. {school} asks you to sign the contract.',
        ownTurn.en,
      ],
      button: read.en,
    },
    1,
  ),
  ownContractReminder: toStudent(
    {
      subject: 'Herinnering: je stagecontract',
      body: ['Je contract met {organization} wacht nog op jouw handtekening.', ownTurn.nl],
      button: read.nl,
    },
    {
      subject: 'Reminder: your internship contract',
      body: ['Your contract with {organization} is still waiting for your signature.', ownTurn.en],
      button: read.en,
    },
    1,
  ),
  ownContractExtended: toStudent(
    {
      subject: 'Meer tijd voor je stagecontract',
      body: [
        'Je kunt je contract met {organization} nu tekenen tot en met {until}.',
        'Gebruik de link in deze mail: een oudere link werkt misschien niet meer.',
      ],
      button: read.nl,
    },
    {
      subject: 'More time for your internship contract',
      body: [
        'You can now sign your contract with {organization} until {until}.',
        'Use the link in this mail: an older one may not work any more.',
      ],
      button: read.en,
    },
    1,
  ),
  ownContractCompleted: toStudent(
    {
      subject: 'Iedereen heeft je stagecontract getekend',
      body: [
        'Je contract met {organization} is door iedereen getekend en verzegeld.',
        '{attached}',
        'Bewaar het goed. Aan het zegel ziet iedereen dat er niets aan veranderd is.',
      ],
      button: 'Contract bekijken',
    },
    {
      subject: 'Everybody signed your internship contract',
      body: [
        'Your contract with {organization} was signed by everybody, and sealed.',
        '{attached}',
        'Keep it. By its seal everybody can see that nothing in it was changed.',
      ],
      button: 'Look at the contract',
    },
    2,
  ),
  ownContractChanged: toStudent(
    {
      subject: 'Je stagecontract is veranderd',
      body: [
        'De school heeft je contract met {organization} veranderd: “{reason}”',
        'Handtekeningen onder de vorige versie gelden niet meer. Je krijgt een nieuwe link als je aan de beurt bent.',
      ],
      button: 'Naar het contract',
    },
    {
      subject: 'Your internship contract was changed',
      body: [
        'The school changed your contract with {organization}: “{reason}”',
        'Signatures on the version before count no more. You get a new link when it is your turn.',
      ],
      button: 'To the contract',
    },
    1,
  ),
})

const own: Partial<Record<string, MailKind>> = {
  contractToSign: contractMails.ownContractToSign,
  contractReminder: contractMails.ownContractReminder,
  contractExtended: contractMails.ownContractExtended,
  contractCompleted: contractMails.ownContractCompleted,
  contractChanged: contractMails.ownContractChanged,
}
/** What a student reads instead about their own contract. */
export const mailFor = (mail: MailKind, { role }: { role: string }): MailKind =>
  (role === 'student' ? own[mail.purpose] : undefined) ?? mail

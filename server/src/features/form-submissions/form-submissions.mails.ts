import { mails } from '#mail/mail-kind.ts'

type Text = { subject: string; body: string[]; button: string }
const toPerson = (nl: Text, en: Text) => ({
  nl: { ...nl, body: ['Hoi {firstName},', ...nl.body] },
  en: { ...en, body: ['Hi {firstName},', ...en.body] },
})
/** To whoever knows us from a company: by name, and with u. */
const toHost = (nl: Text, en: Text) => ({
  nl: { ...nl, body: ['Beste {firstName},', ...nl.body] },
  en: { ...en, body: ['Dear {firstName},', ...en.body] },
  to: 'host' as const,
})
/** With a link of their own: what it does is said in every one of them. */
const toHostByLink = (nl: Text, en: Text) => ({ ...toHost(nl, en), keeps: 1 })
const noAccount = {
  nl: 'Een account is niet nodig. Alles wat u invult wordt meteen opgeslagen: u kunt stoppen en later verdergaan met dezelfde link.',
  en: 'You need no account. All that you fill in is saved at once: you can stop and go on later with the same link.',
}
const fill = { nl: 'Invullen', en: 'Fill in' }

export const submissionMails = mails({
  formRequested: toPerson(
    {
      subject: 'In te vullen: {form}',
      body: ['{owner} vraagt je om {form} in te vullen. {about}', '{due}'],
      button: fill.nl,
    },
    { subject: 'To fill in: {form}', body: ['{owner} asks you to fill in {form}. {about}', '{due}'], button: fill.en },
  ),
  formReminder: toPerson(
    { subject: 'Herinnering: {form}', body: ['{form} wacht nog op je. {about}', '{due}'], button: fill.nl },
    { subject: 'Reminder: {form}', body: ['{form} still waits for you. {about}', '{due}'], button: fill.en },
  ),
  formReturned: toPerson(
    {
      subject: 'Teruggestuurd: {form}',
      body: ['{owner} stuurde {form} terug, zodat je het kunt aanvullen.', '“{reason}”'],
      button: 'Aanvullen',
    },
    {
      subject: 'Sent back: {form}',
      body: ['{owner} sent {form} back, so that you can add to it.', '“{reason}”'],
      button: 'Go on',
    },
  ),
  formSubmitted: toPerson(
    {
      subject: 'Ingevuld: {form}',
      body: ['{respondent} heeft {form} ingevuld. {about}'],
      button: 'Bekijken',
    },
    { subject: 'Filled in: {form}', body: ['{respondent} filled in {form}. {about}'], button: 'Look at it' },
  ),
  formHostRequested: toHostByLink(
    {
      subject: '{owner} vraagt u om {form} in te vullen',
      body: ['{owner} vraagt u om {form} in te vullen. {about}', '{due}', noAccount.nl],
      button: fill.nl,
    },
    {
      subject: '{owner} asks you to fill in {form}',
      body: ['{owner} asks you to fill in {form}. {about}', '{due}', noAccount.en],
      button: fill.en,
    },
  ),
  formHostReminder: toHostByLink(
    {
      subject: 'Herinnering: {form}',
      body: ['{owner} wacht nog op {form}. {about}', '{due}', noAccount.nl],
      button: fill.nl,
    },
    {
      subject: 'Reminder: {form}',
      body: ['{owner} still waits for {form}. {about}', '{due}', noAccount.en],
      button: fill.en,
    },
  ),
  formHostReturned: toHost(
    {
      subject: 'Wilt u {form} aanvullen?',
      body: ['{owner} stuurde {form} terug, zodat u het kunt aanvullen. {about}', '“{reason}”'],
      button: 'Aanvullen',
    },
    {
      subject: 'Would you add to {form}?',
      body: ['{owner} sent {form} back, so that you can add to it. {about}', '“{reason}”'],
      button: 'Go on',
    },
  ),
  formHostLink: toHostByLink(
    {
      subject: 'Een nieuwe link voor {form}',
      body: ['Met deze link gaat u verder met {form}. {about}', noAccount.nl],
      button: 'Openen',
    },
    {
      subject: 'A new link for {form}',
      body: ['With this link you go on with {form}. {about}', noAccount.en],
      button: 'Open',
    },
  ),
})

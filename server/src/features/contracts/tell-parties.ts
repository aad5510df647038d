import type { News } from '#engine/news.ts'
import { type EventRow, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell, wantsMail } from '#events/tell.ts'
import { type Account, mentorsOf } from '#features/mentorships/who-looks-after.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import type { Recipient } from '#mail/queue.ts'
import { queueText } from '#mail/queue-text.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { contractMails, mailFor } from './contracts.mails.ts'
import { contractNews } from './contracts.news.ts'
import { type Purpose, textFor } from './contracts.texts.ts'
import { dayText } from './paper/contract-facts.ts'
import { type Contract, type Signer, signersOf } from './paper/contract-paper.ts'
import { wayTo } from './sign/way-to-signer.ts'

export const contractOf = (tx: Tx, id: string): Promise<Contract | undefined> =>
  tx.rowFrom(protocol.contracts, 'where id = $1', [id])

type Words = { student: string; organization: string; school: string }
export const wordsOf = (tx: Tx, contract: Contract) =>
  tx.one<Words>(
    `select concat_ws(' ', u.first_name, u.infix, u.last_name) as student,
       coalesce(o.name, i.organization_name, i.title) as organization, s.name as school
     from internships i join users u on u.id = i.student_id join organizations s on s.id = i.school_id
       left join organizations o on o.id = i.organization_id where i.id = $1`,
    [contract.internshipId],
  )

const accountOf = (tx: Tx, id: string) =>
  tx.row<Account>(
    `select id, email, locale, first_name as "firstName" from users where id = $1 and status = 'active'`,
    [id],
  )

type Party = {
  news: News
  mail: MailKind
  /** For who is reached by phone only. */
  text?: Purpose
  values?: Record<string, string>
}
type About = { event: EventRow; contract: Contract; words: Words; party: Party }

/** A line and a mail for who has an account, a mail or a text message for who has none. */
async function tellSigner(tx: Tx, about: About, signer: Signer): Promise<void> {
  const { event, contract, words, party } = about
  const account = signer.userId ? await accountOf(tx, signer.userId) : undefined
  const way = wayTo(tx, signer)
  const values = { ...words, name: signer.name, ...party.values }
  const locale = account?.locale ?? contract.locale
  const to: Recipient = {
    id: account?.id ?? null,
    email: way?.reached ?? '',
    locale,
    firstName: account?.firstName ?? signer.name,
  }
  const byMail = way?.kind === 'mail'
  if (account || byMail)
    await tell(tx, party.news, {
      event,
      to,
      detail: signer.role === 'student' ? words.organization : words.student,
      // Who has no account gets a link of their own when it is their turn.
      path: account ? `/contracts/${contract.id}` : undefined,
      mail: byMail ? mailFor(party.mail, signer) : undefined,
      values,
    })
  if (way?.kind !== 'sms' || !party.text || !(await wantsMail(tx, party.news, to))) return
  const number = { id: to.id, number: way.reached, locale }
  await queueText(tx, {
    text: textFor(party.text, signer),
    key: `${event.id}:${signer.id}`,
    to: number,
    values,
    link: '/',
  })
}

/** Who made it hears of it too, where they do not sign themselves. */
async function tellMaker(tx: Tx, { event, contract, words, party }: About, signers: Signer[]) {
  const { createdById } = contract
  if (!createdById || signers.some(({ userId }) => userId === createdById)) return
  const to = await accountOf(tx, createdById)
  if (!to) return
  const values = { ...words, name: to.firstName, ...party.values }
  const path = `/contracts/${contract.id}`
  await tell(tx, party.news, { event, to, detail: words.student, path, mail: party.mail, values })
}

/** Of those who sign, whom it is for, and who made it: all at once, for each is asked the same. */
async function tellParties(
  tx: Tx,
  about: Omit<About, 'words'>,
  signers: Signer[],
  isFor: (signer: Signer) => boolean,
): Promise<void> {
  const told = { ...about, words: await wordsOf(tx, about.contract) }
  await Promise.all([
    ...signers.filter(isFor).map((signer) => tellSigner(tx, told, signer)),
    tellMaker(tx, told, signers),
  ])
}

/** Who signed it already, and whose turn it was; not who signed now, nor who is asked to sign by it. Then all is told by the seal. */
const tellSignedByOne = on('tellContractSignedByOne', protocol.contractSignedByOne, async ({ event, tx }) => {
  const [contract, signers] = await Promise.all([contractOf(tx, event.contractId), signersOf(tx, event.contractId)])
  if (contract?.status !== 'partly_signed') return
  const by = signers.find(({ id }) => id === event.signerId)?.name ?? ''
  const party = { news: contractNews.contractSignedByOne, mail: contractMails.contractSignedByOne, values: { by } }
  const isFor = ({ id, invitedAt }: Signer) =>
    id !== event.signerId && invitedAt !== null && invitedAt < event.createdAt
  await tellParties(tx, { event, contract, party }, signers, isFor)
})

/** Everybody who signed or has to, but not who did it. */
const tellDeclined = on('tellContractDeclined', protocol.contractDeclined, async ({ event, tx }) => {
  const [contract, signers] = await Promise.all([contractOf(tx, event.contractId), signersOf(tx, event.contractId)])
  if (!contract) return
  const by = signers.find(({ id }) => id === event.signerId)?.name ?? ''
  const party: Party = {
    news: contractNews.contractDeclined,
    mail: contractMails.contractDeclined,
    text: 'contractDeclined',
    values: { by, reason: contract.reason ?? '' },
  }
  await tellParties(tx, { event, contract, party }, signers, ({ id }) => id !== event.signerId)
})

/** Whoever was asked to sign the version before. */
const tellChanged = on('tellContractChanged', protocol.contractChanged, async ({ event, tx }) => {
  const [contract, signers, reached] = await Promise.all([
    contractOf(tx, event.contractId),
    signersOf(tx, event.contractId),
    tx.rows<{ id: string }>(
      'select distinct signer_id as id from contract_links where contract_id = $1 and version < $2',
      [event.contractId, event.version],
    ),
  ])
  if (!contract) return
  const party: Party = {
    news: contractNews.contractChanged,
    mail: contractMails.contractChanged,
    text: 'contractChanged',
    values: { reason: contract.reason ?? '' },
  }
  await tellParties(tx, { event, contract, party }, signers, (signer) => reached.some(({ id }) => id === signer.id))
})

const nothingAsked = { nl: 'er is nog niemand gevraagd om te tekenen', en: 'nobody was asked to sign yet' }

/** The day before the first day: who looks after the student, and who made it. */
const tellUnsigned = on('tellContractUnsigned', protocol.contractUnsigned, async ({ event, tx }) => {
  const contract = await contractOf(tx, event.contractId)
  if (!contract || contract.waitsFor === null) return
  const { studentId, schoolId, createdById } = contract
  const maker = createdById ? await accountOf(tx, createdById) : undefined
  const people = [...(await mentorsOf(tx, { studentId, schoolId })), ...(maker ? [maker] : [])]
  const isAsked = protocol.signingContracts.some((status) => status === contract.status)
  const left = (await signersOf(tx, contract.id)).filter(({ status }) => status !== 'signed')
  const words = await wordsOf(tx, contract)
  for (const to of people)
    await tell(tx, contractNews.contractUnsigned, {
      event,
      to,
      detail: words.student,
      path: `/contracts/${contract.id}`,
      mail: contractMails.contractUnsigned,
      values: {
        ...words,
        firstDay: dayText(event.startDate, to.locale),
        missing: isAsked ? left.map(({ name }) => name).join(', ') : nothingAsked[to.locale],
      },
    })
})

export const partyReactions = [tellSignedByOne, tellDeclined, tellChanged, tellUnsigned]

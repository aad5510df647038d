import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail } from '#mail/queue.ts'
import { queueText } from '#mail/queue-text.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { contractMails, mailFor } from './contracts.mails.ts'
import { type Purpose, textFor } from './contracts.texts.ts'
import { dayText } from './paper/contract-facts.ts'
import { type Contract, type Signer, signersOf } from './paper/contract-paper.ts'
import { sealing } from './seal/seal-contract.ts'
import { issueLink } from './sign/contract-links.ts'
import { type Way, wayTo } from './sign/way-to-signer.ts'
import { contractOf, partyReactions, wordsOf } from './tell-parties.ts'

type Values = Record<string, string>
type Letter = {
  mail: MailKind
  key: string
  values?: (locale: Locale) => Values
  link: string
  fileId?: string
}
/** By mail or to the phone, in the words of each. */
async function write(
  tx: Tx,
  contract: Contract,
  signer: Signer,
  { values = () => ({}), ...letter }: Letter,
  way: Way,
): Promise<void> {
  const [account, words] = await Promise.all([
    signer.userId
      ? tx.row<{ locale: 'nl' | 'en'; firstName: string }>(
          'select locale, first_name as "firstName" from users where id = $1',
          [signer.userId],
        )
      : undefined,
    wordsOf(tx, contract),
  ])
  const locale = account?.locale ?? contract.locale
  const id = signer.userId
  const reader = { id, email: way.reached, locale, firstName: account?.firstName ?? signer.name }
  const said = { ...words, name: signer.name, ...values(locale) }
  const { mail, key, link } = letter
  if (way.kind === 'mail') {
    await queueMail(tx, { ...letter, mail: mailFor(mail, signer), to: reader, values: said })
  } else {
    const text = textFor(mail.purpose as Purpose, signer)
    await queueText(tx, { text, key, to: { id, number: way.reached, locale }, values: said, link })
  }
}

const isMade = (tx: Tx, mail: MailKind, key: string) =>
  tx.row('select 1 from mails where dedupe_key = $1', [`${mail.purpose}:${key}`])

/** A link of their own: made when the message is, so that nobody else ever sees it. How they were reached is noted. */
async function writeLink(tx: Tx, contract: Contract, signer: Signer, letter: Omit<Letter, 'link'>): Promise<void> {
  const way = wayTo(tx, signer)
  if (!way || (await isMade(tx, mailFor(letter.mail, signer), letter.key))) return
  const [link] = await Promise.all([
    issueLink(tx, contract, signer, way),
    tx.run('update contract_signers set channel = $2 where id = $1 and channel is distinct from $2', [
      signer.id,
      way.kind,
    ]),
  ])
  await write(tx, contract, signer, { ...letter, link }, way)
}

async function askToSign(
  tx: Tx,
  contractId: string,
  signerId: string,
  mail: MailKind,
  key: string,
  values?: (locale: Locale) => Values,
): Promise<void> {
  const [contract, signers] = await Promise.all([contractOf(tx, contractId), signersOf(tx, contractId)])
  const signer = signers.find(({ id }) => id === signerId)
  if (!contract || !signer || !['invited', 'viewed'].includes(signer.status)) return
  await writeLink(tx, contract, signer, { mail, key, ...(values ? { values } : {}) })
}

const tellTurn = on('tellContractTurn', protocol.signerInvited, ({ event, tx }) =>
  askToSign(tx, event.contractId, event.signerId, contractMails.contractToSign, event.id),
)
const tellReminder = on('tellContractReminder', protocol.signerReminded, ({ event, tx }) =>
  askToSign(tx, event.contractId, event.signerId, contractMails.contractReminder, event.id),
)

/** Whoever is up hears until when there is time now, with a new link: the one before may have run out. */
const tellExtended = on('tellContractExtended', protocol.contractExtended, async ({ event, tx }) => {
  const contract = await contractOf(tx, event.contractId)
  if (!contract?.expiresOn) return
  const until = contract.expiresOn
  for (const { id, status } of await signersOf(tx, contract.id))
    if (status === 'invited' || status === 'viewed')
      await askToSign(tx, contract.id, id, contractMails.contractExtended, `${event.id}:${id}`, (locale) => ({
        until: dayText(until, locale),
      }))
})

const tellFields = on('tellContractFields', protocol.contractFieldsRequested, async ({ event, tx }) => {
  const contract = await contractOf(tx, event.contractId)
  if (contract?.status !== 'awaiting_host') return
  const host = (await signersOf(tx, contract.id)).find(({ role }) => role === 'host')
  if (host) await writeLink(tx, contract, host, { mail: contractMails.contractToFill, key: event.id })
})

/** Signed on paper, it has a scan instead. */
const sealSigned = on('sealContract', protocol.contractSigned, async ({ event, tx }) => {
  if ((await contractOf(tx, event.contractId))?.status === 'signed') tx.enqueue(sealing(event.contractId))
})

/** What is larger does not arrive everywhere; the link leads to it. */
const MOST_ATTACHED = 5_000_000
const attached = { nl: 'Het zit als pdf bij deze mail.', en: 'You find it with this mail, as a PDF.' }

const tellCompleted = on('tellContractCompleted', protocol.contractCompleted, async ({ event, tx }) => {
  const [contract, file, signers] = await Promise.all([
    contractOf(tx, event.contractId),
    tx.row<{ id: string; size: number }>(
      'select f.id, f.size from contract_seals s join files f on f.id = s.file_id where s.contract_id = $1',
      [event.contractId],
    ),
    signersOf(tx, event.contractId),
  ])
  if (!contract || !file) return
  const mail = contractMails.contractCompleted
  for (const signer of signers) {
    const key = `${contract.id}:${signer.id}`
    const isSmall = file.size <= MOST_ATTACHED
    const values = (locale: Locale) => ({ attached: isSmall ? attached[locale] : '' })
    await writeLink(tx, contract, signer, { mail, key, values, ...(isSmall ? { fileId: file.id } : {}) })
  }
})

export const contractReactions = [
  tellTurn,
  tellReminder,
  tellExtended,
  tellFields,
  ...partyReactions,
  sealSigned,
  tellCompleted,
]

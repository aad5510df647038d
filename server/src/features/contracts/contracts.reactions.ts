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
import { newLink } from './sign/contract-links.ts'
import { wayTo } from './sign/way-to-signer.ts'
import { contractOf, partyReactions, wordsOf } from './tell-parties.ts'

type Values = Record<string, string>
type Letter = {
  mail: MailKind
  key: string
  values?: ((locale: Locale) => Values) | undefined
  fileId?: string | undefined
}
type Reader = { locale: Locale; firstName: string }
const readerOf = async (tx: Tx, contract: Contract, { userId, name }: Signer): Promise<Reader> => {
  const account = userId
    ? await tx.row<Reader>('select locale, first_name as "firstName" from users where id = $1', [userId])
    : undefined
  return account ?? { locale: contract.locale, firstName: name }
}

/**
 * By mail or to the phone, in the words of each, with a link of their own: made when the message is, so that nobody else ever sees
 * it. How they were reached is noted.
 */
async function writeLink(tx: Tx, contract: Contract, signer: Signer, letter: Letter): Promise<void> {
  const way = wayTo(tx, signer)
  if (!way) return
  const { key, values = () => ({}), fileId } = letter
  const mail = mailFor(letter.mail, signer)
  const [isMade, reader, words] = await Promise.all([
    tx.row('select 1 from mails where dedupe_key = $1', [`${mail.purpose}:${key}`]),
    readerOf(tx, contract, signer),
    wordsOf(tx, contract),
  ])
  if (isMade) return
  const { link, storing } = newLink(tx, contract, signer, way)
  const { kind, reached } = way
  const { locale, firstName } = reader
  const id = signer.userId
  const said = { ...words, name: signer.name, ...values(locale) }
  await Promise.all([
    storing,
    signer.channel === kind
      ? undefined
      : tx.run('update contract_signers set channel = $2 where id = $1', [signer.id, kind]),
    kind === 'mail'
      ? queueMail(tx, { mail, key, to: { id, email: reached, locale, firstName }, values: said, link, fileId })
      : queueText(tx, {
          text: textFor(letter.mail.purpose as Purpose, signer),
          key,
          to: { id, number: reached, locale },
          values: said,
          link,
        }),
  ])
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
  await writeLink(tx, contract, signer, { mail, key, values })
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
  const isSmall = file.size <= MOST_ATTACHED
  const letter = {
    mail: contractMails.contractCompleted,
    values: (locale: Locale) => ({ attached: isSmall ? attached[locale] : '' }),
    fileId: isSmall ? file.id : undefined,
  }
  await Promise.all(
    signers.map((signer) => writeLink(tx, contract, signer, { ...letter, key: `${contract.id}:${signer.id}` })),
  )
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

import type { News } from '#engine/news.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews, wantsMail } from '#events/tell.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail } from '#mail/queue.ts'
import { queueText } from '#mail/queue-text.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { contractMails } from './contracts.mails.ts'
import { contractNews } from './contracts.news.ts'
import { contractTexts } from './contracts.texts.ts'
import { dayText } from './paper/contract-facts.ts'
import { type Contract, type Signer, signersOf } from './paper/contract-paper.ts'
import { sealing } from './seal/seal-contract.ts'
import { issueLink } from './sign/contract-links.ts'
import { wayTo } from './sign/way-to-signer.ts'

const contractOf = (tx: Tx, id: string): Promise<Contract | undefined> =>
  tx.rowFrom(protocol.contracts, 'where id = $1', [id])

type Words = { student: string; organization: string; school: string }
const wordsOf = (tx: Tx, contract: Contract) =>
  tx.one<Words>(
    `select concat_ws(' ', u.first_name, u.infix, u.last_name) as student,
       coalesce(o.name, i.organization_name, i.title) as organization, s.name as school
     from internships i join users u on u.id = i.student_id join organizations s on s.id = i.school_id
       left join organizations o on o.id = i.organization_id where i.id = $1`,
    [contract.internshipId],
  )

type Values = Record<string, string>
/** `news`: what it tells of, where who reads it can choose not to be mailed. Signing has no such choice. */
type Letter = {
  news?: News
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
  { news, values = () => ({}), ...letter }: Letter,
  way = wayTo(tx, signer),
): Promise<void> {
  if (!way) return
  const account = signer.userId
    ? await tx.row<{ locale: 'nl' | 'en' }>('select locale from users where id = $1', [signer.userId])
    : undefined
  const locale = account?.locale ?? contract.locale
  const id = signer.userId
  const reader = { id, email: way.reached, locale, firstName: signer.name }
  if (news && !(await wantsMail(tx, news, reader))) return
  const said = { ...(await wordsOf(tx, contract)), name: signer.name, ...values(locale) }
  const { mail, key, link } = letter
  if (way.kind === 'mail') {
    const made = { ...letter, to: reader, values: said }
    await (news ? mailNews(tx, news, made) : queueMail(tx, made))
  } else {
    const text = contractTexts[mail.purpose as keyof typeof contractTexts]
    await queueText(tx, { text, key, to: { id, number: way.reached, locale }, values: said, link })
  }
}

const isMade = (tx: Tx, mail: MailKind, key: string) =>
  tx.row('select 1 from mails where dedupe_key = $1', [`${mail.purpose}:${key}`])

/** A link of their own: made when the message is, so that nobody else ever sees it. How they were reached is noted. */
async function writeLink(tx: Tx, contract: Contract, signer: Signer, letter: Omit<Letter, 'link'>): Promise<void> {
  const way = wayTo(tx, signer)
  if (!way || (await isMade(tx, letter.mail, letter.key))) return
  const link = await issueLink(tx, contract, signer, way)
  await write(tx, contract, signer, { ...letter, link }, way)
  await tx.run('update contract_signers set channel = $2 where id = $1 and channel is distinct from $2', [
    signer.id,
    way.kind,
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
  const contract = await contractOf(tx, contractId)
  const signer = contract && (await signersOf(tx, contractId)).find(({ id }) => id === signerId)
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

/** Everybody who signed or has to, but not who did it. */
const tellDeclined = on('tellContractDeclined', protocol.contractDeclined, async ({ event, tx }) => {
  const contract = await contractOf(tx, event.contractId)
  if (!contract) return
  const signers = await signersOf(tx, contract.id)
  const by = signers.find(({ id }) => id === event.signerId)?.name ?? ''
  for (const signer of signers.filter(({ id }) => id !== event.signerId))
    await write(tx, contract, signer, {
      news: contractNews.contractDeclined,
      mail: contractMails.contractDeclined,
      key: `${event.id}:${signer.id}`,
      values: () => ({ by, reason: contract.reason ?? '' }),
      link: `/contracts/${contract.id}`,
    })
})

const tellChanged = on('tellContractChanged', protocol.contractChanged, async ({ event, tx }) => {
  const contract = await contractOf(tx, event.contractId)
  if (!contract) return
  const reached = await tx.rows<{ id: string }>(
    'select distinct signer_id as id from contract_links where contract_id = $1 and version < $2',
    [contract.id, event.version],
  )
  for (const signer of await signersOf(tx, contract.id)) {
    if (!reached.some(({ id }) => id === signer.id)) continue
    await write(tx, contract, signer, {
      news: contractNews.contractChanged,
      mail: contractMails.contractChanged,
      key: `${event.id}:${signer.id}`,
      values: () => ({ reason: contract.reason ?? '' }),
      link: '/',
    })
  }
})

/** Signed on paper, it has a scan instead. */
const sealSigned = on('sealContract', protocol.contractSigned, async ({ event, tx }) => {
  if ((await contractOf(tx, event.contractId))?.status === 'signed') tx.enqueue(sealing(event.contractId))
})

/** What is larger does not arrive everywhere; the link leads to it. */
const MOST_ATTACHED = 5_000_000
const attached = { nl: 'Het zit als pdf bij deze mail.', en: 'You find it with this mail, as a PDF.' }

const tellCompleted = on('tellContractCompleted', protocol.contractCompleted, async ({ event, tx }) => {
  const contract = await contractOf(tx, event.contractId)
  const file = await tx.row<{ id: string; size: number }>(
    'select f.id, f.size from contract_seals s join files f on f.id = s.file_id where s.contract_id = $1',
    [event.contractId],
  )
  if (!contract || !file) return
  const mail = contractMails.contractCompleted
  for (const signer of await signersOf(tx, contract.id)) {
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
  tellDeclined,
  tellChanged,
  sealSigned,
  tellCompleted,
]

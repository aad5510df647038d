import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import { type ContractRow, namesText, upNow } from './contract-row.ts'

type Row = Pick<ContractRow, 'status' | 'signers' | 'waitsFor'> & { reason?: string | null }

/** Who holds a contract up, as one sentence that begins with them; to whoever's turn it is, to them. */
export function useHoldUp(): (row: Row) => { who: string; sentence: string } {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  return (row) => {
    const { status, signers } = row
    const up = upNow(row)
    if (up.length > 0) {
      const you = t('overview.up.you')
      if (up.some(({ isMe }) => isMe)) return { who: you, sentence: you }
      const names = namesText(
        // Of several the first names are enough to know who is meant.
        up.map(({ name, role }) => (up.length > 1 ? name.split(' ')[0] : name) || t(`overview.roles.${role}`)),
        locale,
      )
      return { who: names, sentence: t(up.length === 1 ? 'overview.up.one' : 'overview.up.many', { names }) }
    }
    const host = signers.find(({ role }) => role === 'host')
    const name = host?.name || t('overview.roles.host')
    const no = signers.find((each) => each.status === 'declined')?.name ?? ''
    const sentence = t(`overview.up.${status === 'declined' && !no ? 'declinedBySomebody' : status}`, { name, no })
    return { who: sentence.startsWith(name) ? name : no, sentence }
  }
}

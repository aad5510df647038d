import { useWordsOf } from '#lib/i18n.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { type ContractRow, markOf, type RowSigner, upNow } from './contract-row.ts'

function dotOf(row: ContractRow, signer: RowSigner): Status {
  if (signer.status === 'signed') return 'done'
  if (signer.status === 'declined') return 'err'
  return upNow(row).some(({ id }) => id === signer.id) ? markOf(row) : 'todo'
}
const firstName = (name: string) => name.split(' ')[0] ?? ''

/** Who signed and who is up, one after the other. In words it says the same. */
export function SignerDots({ row }: { row: ContractRow }) {
  const t = useWordsOf('contracts')
  const who = ({ name, role }: RowSigner) => firstName(name) || t(`overview.roles.${role}`)
  const label = row.signers.map((each) => `${who(each)}: ${t(`overview.signer.${each.status}`)}`).join(', ')
  return (
    <span role="img" aria-label={label} title={label} className="flex w-full max-w-66">
      {row.signers.map((signer, index) => {
        const dot = dotOf(row, signer)
        const isUp = dot !== 'done' && dot !== 'todo'
        return (
          <span key={signer.id} className="relative min-w-0 flex-1 text-center">
            {index > 0 ? (
              <span
                className={`absolute top-[7px] right-1/2 h-0.5 w-full ${row.signers[index - 1]?.status === 'signed' ? 'bg-okmark' : 'bg-line2'}`}
              />
            ) : null}
            <span className="relative z-10 mx-auto grid w-fit rounded-full bg-surface">
              <StatusMark status={dot} className="size-4" />
            </span>
            <span
              className={`mt-0.5 block truncate px-0.5 text-cap leading-4 ${isUp ? 'font-bold text-ink' : 'text-muted'}`}
            >
              {who(signer)}
            </span>
          </span>
        )
      })}
    </span>
  )
}

import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type Props = { count: number; waitsFor: 'you' | 'mentor' | 'either' }

/** Reports of places that students found themselves wait for the school, and for whom there. Nothing when none does. */
export function SelfFoundNote({ count, waitsFor }: Props) {
  const t = useT('dashboard')
  if (count === 0) return null
  return (
    <div className="mt-4">
      <Notice
        tone="info"
        action={
          <ButtonLink to="/zelfgevonden" size="md" className="min-h-11">
            {t('school.selfFound.go')}
          </ButtonLink>
        }
      >
        {t(`school.selfFound.${waitsFor}.${count === 1 ? 'one' : 'many'}`, { count })}
      </Notice>
    </div>
  )
}

import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Check } from '#ui/icons.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'

/** All three are in the page: the script shows those that count. */
export function AnswerButtons({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const t = useT('form-submissions')
  return (
    <div className="mt-8 print:hidden">
      <StickyAction>
        <button type="submit" name="do" value="back" hidden={isFirst} className={buttonClass('outline', 'xl', hides)}>
          {t('answer.back')}
        </button>
        <button type="submit" name="do" value="next" hidden={isLast} className={buttonClass('primary', 'xl', hides)}>
          {t('answer.next')}
        </button>
        <button type="submit" name="do" value="submit" hidden={!isLast} className={buttonClass('primary', 'xl', hides)}>
          <Check className="size-5" />
          {t('answer.submit')}
        </button>
      </StickyAction>
    </div>
  )
}
const hides = '[&[hidden]]:hidden'

import { useT } from '#lib/i18n.tsx'
import { FlowPicture } from '../flow-picture.tsx'
import type { Builder } from '../use-form-builder.ts'
import { TextLine } from './small-inputs.tsx'

/** What the form itself is called, what stands above it, and what leads where in it. */
export function FormTab({ of, labelId }: { of: Builder; labelId: string }) {
  const t = useT('forms')
  const { title, intro } = of.content
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextLine
        id={labelId}
        label={t('build.words.title')}
        value={title.nl}
        onValue={(nl) => of.change((content) => ({ ...content, title: { ...title, nl } }), 'form title')}
      />
      <TextLine
        label={t('build.words.intro')}
        value={intro?.nl ?? ''}
        rows={3}
        onValue={(nl) =>
          of.change(({ intro: _, ...content }) => {
            const next = { ...intro, nl }
            return nl === '' && !intro?.en ? content : { ...content, intro: next }
          }, 'form intro')
        }
      />
      <FlowPicture content={of.content} onOpen={of.select} />
    </div>
  )
}

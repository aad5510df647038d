import { useState } from 'react'
import { TextLine } from '#app/features/forms/builder/settings/small-inputs.tsx'
import { useT } from '#lib/i18n.tsx'
import { videoOf } from '#protocol/features/content/videos.ts'

/** The link of a video. What is none stays in the box, with why, and goes no further. */
export function VideoLine({ value, onValue }: { value: string; onValue(value: string): void }) {
  const t = useT('content')
  const [typed, setTyped] = useState(value)
  const link = typed.trim()
  const isVideo = videoOf(link) !== null
  return (
    <TextLine
      label={t('pages.fields.video')}
      hint={t('pages.fields.videoHint')}
      error={link && !isVideo ? t('pages.fields.videoWrong') : undefined}
      value={typed}
      maxLength={300}
      onValue={(text) => {
        setTyped(text)
        if (text.trim() === '' || videoOf(text.trim())) onValue(text.trim())
      }}
    />
  )
}

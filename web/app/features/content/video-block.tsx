import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { usePageAddress } from '#lib/use-page-address.ts'
import type { VideoBlock } from '#protocol/features/content/blocks.ts'
import { type VideoHost, videoOf } from '#protocol/features/content/videos.ts'
import { SubmitButton } from '#ui/button.tsx'
import { ExternalLink, Play } from '#ui/icons.tsx'

type Props = { block: VideoBlock; videos: readonly VideoHost[] }

/** Nothing of its host is asked for before the visitor wants to see it; without that there is the link. */
export function VideoOnPage({ block: { url, title }, videos }: Props) {
  const t = useT('content')
  const video = videoOf(url)
  if (!video) return null
  const { host, id, player, link } = video
  const name = t(`video.hosts.${host}`)
  const isShown = videos.includes(host)
  return (
    <figure id={`video-${id}`} className="mt-8 scroll-mt-24 first:mt-0">
      {isShown ? (
        <iframe
          src={player}
          title={title}
          allow="fullscreen; picture-in-picture; encrypted-media"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          className="aspect-video w-full rounded-card bg-sunken"
        />
      ) : (
        <div className="grid min-h-64 w-full content-center justify-items-center gap-4 rounded-card border border-line bg-sunken p-6 text-center sm:aspect-video">
          <p className="max-w-[42ch] text-ui text-pretty text-ink2">{t('video.why', { name })}</p>
          <Choice name="play" host={host} id={id}>
            <SubmitButton aria-label={t('video.playOf', { title })}>
              <Play className="size-5" />
              {t('video.play')}
            </SubmitButton>
          </Choice>
        </div>
      )}
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-5 text-sm text-muted">
        <span className="mr-auto min-w-0 break-words">{title}</span>
        <a
          href={link}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primaryink"
        >
          {t('video.elsewhere', { name })}
          <ExternalLink className="size-4" />
        </a>
        {isShown ? (
          <Choice name="stop" host={host} id={id}>
            <button type="submit" className="inline-flex min-h-11 items-center font-semibold underline">
              {t('video.stop', { name })}
            </button>
          </Choice>
        ) : null}
      </figcaption>
    </figure>
  )
}

type ChoiceProps = { name: 'play' | 'stop'; host: VideoHost; id: string; children: React.ReactNode }

/** The page comes anew, since what it may load is said when it is made. Works without scripts, too. */
function Choice({ name, host, id, children }: ChoiceProps) {
  const here = usePageAddress()
  return (
    <Form method="post" action="/voorkeuren" reloadDocument>
      <input type="hidden" name="back" value={`${here}#video-${id}`} />
      <input type="hidden" name={name} value={host} />
      {children}
    </Form>
  )
}

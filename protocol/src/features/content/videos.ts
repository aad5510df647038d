import { isOneOf } from '#protocol/shared/guards.ts'

/** Where videos may come from. Nothing else can be played on a page. */
export const videoHosts = ['youtube', 'vimeo'] as const
export type VideoHost = (typeof videoHosts)[number]
export type Video = {
  host: VideoHost
  id: string
  /** What the page plays once somebody wants that. */
  player: string
  /** Where it stands at its host, for who goes there instead. */
  link: string
}

/** The one origin that plays what this host has. */
export const playerOrigins = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const satisfies Record<VideoHost, string>

const youtubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/** The video that a link leads to; none when it leads to anything else. */
export function videoOf(given: unknown): Video | null {
  if (typeof given !== 'string' || given.length > 300 || !URL.canParse(given)) return null
  const { protocol, username, port, hostname, pathname, searchParams } = new URL(given)
  if (protocol !== 'https:' || username || port) return null
  if (hostname === 'youtu.be') return youtube(pathname.slice(1))
  if (isOneOf(youtubeHosts, hostname))
    return youtube(searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1])
  if (!isOneOf(vimeoHosts, hostname)) return null
  const [, id, key] = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?$/.exec(pathname) ?? []
  return vimeo(id, key ?? searchParams.get('h'))
}

function youtube(id: string | undefined): Video | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  const player = `${playerOrigins.youtube}/embed/${id}?rel=0`
  return { host: 'youtube', id, player, link: `https://www.youtube.com/watch?v=${id}` }
}

/** One that is not listed has a key beside its number. */
function vimeo(id: string | undefined, key: string | null): Video | null {
  if (!id || (key !== null && !/^[0-9a-f]{6,20}$/.test(key))) return null
  const player = `${playerOrigins.vimeo}/video/${id}?dnt=1${key ? `&h=${key}` : ''}`
  return { host: 'vimeo', id, player, link: `https://vimeo.com/${id}${key ? `/${key}` : ''}` }
}

/** Whose players a visitor wants, by the cookie that keeps their yes: for each host by itself. */
export function allowedVideos(cookies: string | null | undefined): VideoHost[] {
  const said = /(?:^|;\s*)video=([^;]*)/.exec(cookies ?? '')?.[1]?.split('.') ?? []
  return videoHosts.filter((host) => said.includes(host))
}

import { playerOrigins, type VideoHost } from '#protocol/features/content/videos.ts'

type Parts = {
  nonce: string
  isDevelopment: boolean
  mapTiles?: { url: string } | undefined
  isFramed?: boolean
  /** Whose videos stand on this page, and its reader said yes to. */
  players?: Iterable<VideoHost>
}

/**
 * What a page may load: our own files, and pictures of the one tile server that is configured. Links and inline styles
 * carry the nonce; scripts only run with it or from our own files.
 */
export function webPolicy({ nonce, isDevelopment, mapTiles, isFramed, players = [] }: Parts): string {
  const styles = isDevelopment ? `'self' 'unsafe-inline'` : `'self' 'nonce-${nonce}'`
  const connect = isDevelopment ? `'self' ws:` : `'self'`
  const images = [`'self' data: blob:`, mapTiles && new URL(mapTiles.url).origin].filter(Boolean).join(' ')
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styles}`,
    `img-src ${images}`,
    `font-src 'self'`,
    `connect-src ${connect}`,
    `manifest-src 'self'`,
    // A PDF that somebody handed in, beside what is said about it; a video that its reader asked for.
    ['frame-src', `'self'`, ...Array.from(players, (host) => playerOrigins[host])].join(' '),
    `form-action 'self'`,
    // Only a page that shows how another look would be stands within a page of ours.
    `frame-ancestors ${isFramed ? `'self'` : `'none'`}`,
    `base-uri 'none'`,
  ].join('; ')
}

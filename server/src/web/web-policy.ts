type Parts = { nonce: string; isDevelopment: boolean; mapTiles?: { url: string } | undefined; isFramed?: boolean }

/**
 * What a page may load: our own files, and pictures of the one tile server that is configured. Links and inline styles
 * carry the nonce; scripts only run with it or from our own files.
 */
export function webPolicy({ nonce, isDevelopment, mapTiles, isFramed }: Parts): string {
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
    // A PDF that somebody handed in, beside what is said about it.
    `frame-src 'self'`,
    `form-action 'self'`,
    // Only a page that shows how another look would be stands within a page of ours.
    `frame-ancestors ${isFramed ? `'self'` : `'none'`}`,
    `base-uri 'none'`,
  ].join('; ')
}

import sprite from './icons.svg?url'

/** One of the drawings in icons.tsx, to be handed on. */
export type IconDrawing = (props: { className?: string }) => React.ReactNode

/**
 * An icon that our screens have. Their drawings lie in one file, which a browser fetches once; a page only points into
 * it. An icon says nothing to a screen reader: the words beside it do. Icons that somebody chose by name are in icon.tsx.
 */
export const iconDrawing =
  (name: string): IconDrawing =>
  ({ className = 'size-6' }) => (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )

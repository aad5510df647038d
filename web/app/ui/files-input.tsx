import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> & {
  ref?: RefObject<HTMLInputElement | null> | undefined
  onFiles(files: File[]): void
}

/**
 * The browser's own choice of files, whose files go on as soon as they are chosen. Those that somebody chose before the page
 * listened go on when it does. The input is empty again after that: the same file once more is a new choice.
 */
export function FilesInput({ ref, onFiles, ...props }: Props) {
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const take = () => {
    const files = [...(input.current?.files ?? [])]
    if (files.length === 0) return
    onFiles(files)
    if (input.current) input.current.value = ''
  }
  // Once, when the page begins to listen.
  useEffect(take, [])
  return <input {...props} ref={input} type="file" onChange={take} />
}

/** Something for a shell or a program. Its lines break on a phone; what takes them takes them as they are. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre className="mt-3 rounded-tile bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  )
}

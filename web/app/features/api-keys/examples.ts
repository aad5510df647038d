/** For a shell, the same in every language but for the name of the key. */
const bearer = (variable: string) => `-H "Authorization: Bearer $${variable}"`

export const readExample = (address: string, variable: string) =>
  `curl -g ${bearer(variable)} \\\n  "${address}/students?page[size]=100"`

export const bringExample = (address: string, variable: string) =>
  `curl -X PUT ${bearer(variable)} \\\n  -H "Content-Type: text/csv" \\\n  --data-binary @leerlingen.csv \\\n  "${address}/student_file"`

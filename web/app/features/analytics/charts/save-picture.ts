/** Twice as sharp as it is drawn, for a slide or a poster. */
const SCALE = 2

/** The drawing as a picture. It is painted here, with the letters that this device has. */
export async function savePicture(address: string, name: string): Promise<void> {
  const text = await (await fetch(address)).text()
  const [, width = 720, height = 400] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text)?.map(Number) ?? []
  const drawing = new Image(width * SCALE, height * SCALE)
  // Without a size of its own not every browser paints it.
  drawing.src = `data:image/svg+xml,${encodeURIComponent(text.replace('<svg ', `<svg width="${width * SCALE}" height="${height * SCALE}" `))}`
  await drawing.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * SCALE, height: height * SCALE })
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(drawing, 0, 0)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${name}.png`
  link.click()
}

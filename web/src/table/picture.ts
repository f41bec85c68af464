// A picture of a finished game: the drawing of the board with a title above and a line below, as SVG and as PNG.

import { escape, PAPER, write, type Drawing } from '../boards/shared/ending.ts';

export interface Caption {
  title: string;
  result: string;
  /** One line for each seat, best first. */
  standings: string[];
  footer: string;
}

const [MARGIN, LINE] = [40, 38];

/** The whole picture. A game without a drawing of its own has its standings only. */
export function compose(drawing: Drawing | null, { title, result, standings, footer }: Caption): { svg: string; width: number; height: number } {
  const inner = drawing ?? { width: 900, height: 0, content: '' };
  const width = inner.width + 2 * MARGIN;
  const top = MARGIN + 60 + LINE * (standings.length + 1) + 20;
  const height = top + inner.height + 70;
  const lines = [
    write(MARGIN, MARGIN + 34, 44, title, `font-weight="700" fill="${PAPER.ink}"`),
    write(MARGIN, MARGIN + 34 + LINE + 8, 28, result, `fill="${PAPER.ink}"`),
    ...standings.map((text, at) => write(MARGIN, MARGIN + 50 + LINE * (at + 2), 25, text, `fill="${PAPER.soft}"`)),
    write(width - MARGIN, height - 24, 22, footer, `text-anchor="end" fill="${PAPER.soft}"`),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Georgia, 'Times New Roman', serif">` +
    `<title>${escape(title)}</title><rect width="${width}" height="${height}" fill="${PAPER.ground}"/>` +
    `<rect x="10" y="10" width="${width - 20}" height="${height - 20}" rx="18" fill="none" stroke="${PAPER.line}" stroke-width="3"/>` +
    `${lines.join('')}<g transform="translate(${MARGIN} ${top})">${inner.content}</g></svg>`;
  return { svg, width, height };
}

/** Draws the SVG on a canvas. */
export async function toPng({ svg, width, height }: ReturnType<typeof compose>): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

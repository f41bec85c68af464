// Words with a little more in them: `*strong*`, and `[r5]` for a card that is drawn.

export type Part = { kind: 'text' | 'strong' | 'card'; text: string };

export function rich(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/(\*[^*]+\*|\[[^\]]+\])/)) {
    if (!piece) continue;
    if (/^\*[^*]+\*$/.test(piece)) parts.push({ kind: 'strong', text: piece.slice(1, -1) });
    else if (/^\[[^\]]+\]$/.test(piece)) for (const card of piece.slice(1, -1).split(' ')) parts.push({ kind: 'card', text: card });
    else parts.push({ kind: 'text', text: piece });
  }
  return parts;
}

import encodeQr from 'qr';

/** Modules of nothing around a QR code, without which it is not found (ISO/IEC 18004). */
const border = 4;

/** A text as a QR code, drawn here: it holds a secret. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQr(text, 'raw', { border });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 bg-white text-black forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** The width of the light margin that scanners need around a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, dark on white in both themes, because many scanners read no light codes on dark ground. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrCodePath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-56 rounded-xl border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A QR code as the path of its dark modules in an SVG of `size` × `size` units. The QR code is created in the page, because its text is a secret. */
export function qrCodePath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const modules = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: modules.join('') };
}

/** Type declarations of the functions of heic-decode that media-svc uses; the package contains no type declarations. */
declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const heicDecode: { all(from: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> };
  export default heicDecode;
}

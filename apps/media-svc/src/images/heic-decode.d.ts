/** Type declarations for the functions of the package heic-decode that media-svc uses, because the package contains none. */
declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const heicDecode: { all(from: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> };
  export default heicDecode;
}

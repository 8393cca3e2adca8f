import { MemoryFile } from "./memory-file.ts";

// Numbers of WASI preview 1.
const success = 0;
const badDescriptor = 8;
const noEntry = 44;
const createIfMissing = 1;
const whences = ["start", "here", "end"] as const;
const types = { characterDevice: 2, directory: 3, regularFile: 4 };
const everyRight = 0xffff_ffff_ffff_ffffn;
const nanosecondsPerMillisecond = 1_000_000n;
/** The one folder lent to the program; below it are the standard streams. */
const folder = { descriptor: 3, name: Buffer.from("/") };

class Exit extends Error {}

/**
 * Runs a WASI command with nothing but memory: the thirteen calls Flite makes, and no other. The words of a person never
 * touch a disk, and the engine reaches nothing of the machine. (`node:wasi` lends real folders, and warns on every start.)
 * What the command prints is dropped.
 *
 * @param files the command's folder by file name; files it makes are added
 * @throws {WebAssembly.RuntimeError} when the command traps
 */
export function runInMemory(module: WebAssembly.Module, args: string[], files: Map<string, MemoryFile>): void {
	const opened = new Map<number, MemoryFile>();
	let nextDescriptor = folder.descriptor + 1;
	const argument = args.map((text) => Buffer.from(`${text}\0`));

	// Looked up at each call: the memory moves when it grows.
	const bytes = (start: number, length: number) => new Uint8Array(memory.buffer, start, length);
	const view = () => new DataView(memory.buffer);
	const setNumber = (at: number, value: number) => view().setUint32(at, value, true);
	const setLong = (at: number, value: bigint) => view().setBigUint64(at, value, true);
	const buffersAt = (list: number, count: number) =>
		Array.from({ length: count }, (_, index) =>
			bytes(view().getUint32(list + index * 8, true), view().getUint32(list + index * 8 + 4, true)),
		);
	const typeOf = (descriptor: number) => {
		if (descriptor === folder.descriptor) return types.directory;
		return descriptor < folder.descriptor ? types.characterDevice : types.regularFile;
	};

	const calls = {
		args_sizes_get(count: number, size: number) {
			setNumber(count, argument.length);
			setNumber(size, Buffer.concat(argument).length);
			return success;
		},
		args_get(pointers: number, start: number) {
			let at = start;
			for (const [index, text] of argument.entries()) {
				setNumber(pointers + index * 4, at);
				bytes(at, text.length).set(text);
				at += text.length;
			}
			return success;
		},
		clock_time_get(_clock: number, _precision: bigint, time: number) {
			setLong(time, BigInt(Date.now()) * nanosecondsPerMillisecond);
			return success;
		},
		fd_prestat_get(descriptor: number, stat: number) {
			if (descriptor !== folder.descriptor) return badDescriptor;
			setNumber(stat, 0);
			setNumber(stat + 4, folder.name.length);
			return success;
		},
		fd_prestat_dir_name(_descriptor: number, name: number, length: number) {
			bytes(name, length).set(folder.name);
			return success;
		},
		fd_fdstat_get(descriptor: number, stat: number) {
			setLong(stat, BigInt(typeOf(descriptor)));
			setLong(stat + 8, everyRight);
			setLong(stat + 16, everyRight);
			return success;
		},
		fd_fdstat_set_flags: () => success,
		path_open(
			_folder: number,
			_lookup: number,
			path: number,
			pathLength: number,
			openFlags: number,
			_rights: bigint,
			_inherited: bigint,
			_flags: number,
			descriptor: number,
		) {
			const name = Buffer.from(bytes(path, pathLength)).toString();
			const file = files.get(name) ?? (openFlags & createIfMissing ? new MemoryFile() : undefined);
			if (!file) return noEntry;
			files.set(name, file);
			opened.set(nextDescriptor, file);
			setNumber(descriptor, nextDescriptor++);
			return success;
		},
		fd_close: (descriptor: number) => (opened.delete(descriptor) ? success : badDescriptor),
		fd_read(descriptor: number, buffers: number, count: number, total: number) {
			const file = opened.get(descriptor);
			if (!file) return badDescriptor;
			setNumber(
				total,
				buffersAt(buffers, count).reduce((sum, buffer) => sum + file.read(buffer), 0),
			);
			return success;
		},
		fd_write(descriptor: number, buffers: number, count: number, total: number) {
			const written = buffersAt(buffers, count);
			for (const buffer of written) opened.get(descriptor)?.write(buffer);
			setNumber(
				total,
				written.reduce((sum, buffer) => sum + buffer.length, 0),
			);
			return success;
		},
		fd_seek(descriptor: number, offset: bigint, whence: number, position: number) {
			const file = opened.get(descriptor);
			const from = whences[whence];
			if (!file || !from) return badDescriptor;
			setLong(position, BigInt(file.seek(Number(offset), from)));
			return success;
		},
		proc_exit() {
			throw new Exit();
		},
	};

	const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: calls });
	const { memory, _start } = instance.exports as { memory: WebAssembly.Memory; _start(): void };
	try {
		_start();
	} catch (error) {
		if (!(error instanceof Exit)) throw error;
	}
}
